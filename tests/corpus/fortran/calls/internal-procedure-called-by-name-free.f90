! Claim: an internal procedure that nothing but a call by its name leads to has the distance that this passes. Source: Fortran 2018 §15.5.2.9
program main
  real :: a(100)
  a = 1
  call shift(a, 10, 50)
contains
  subroutine shift(a, n, h)
    integer :: n, h, i
    real :: a(*)
    !$omp parallel do !@ RACE_FREE
    do i = 1, n
      a(i) = a(i + h)
    end do
  end subroutine
end program
