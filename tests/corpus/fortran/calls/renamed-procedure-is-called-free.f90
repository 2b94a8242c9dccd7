! Claim: another name of a procedure is no value of it; all calls have a distance that keeps reads and writes apart. Source: Fortran 2018 §14.2.2
module work
contains
  subroutine shift(a, n, h)
    integer :: n, h, i
    real :: a(*)
    !$omp parallel do !@ RACE_FREE
    do i = 1, n
      a(i) = a(i + h)
    end do
  end subroutine
end module
program main
  use work, only: shift, other => shift
  real :: a(100)
  a = 1
  call shift(a, 10, 50)
  call other(a, 20, 40)
end program
