! Claim: unseen code that gets an internal procedure may call it with any distance. Source: Fortran 2018 §15.5.2.9
program main
  real :: a(100)
  a = 1
  call shift(a, 10, 50)
  call library(shift, a)
contains
  subroutine shift(a, n, h)
    integer :: n, h, i
    real :: a(*)
    !$omp parallel do !@ RACE
    do i = 1, n
      a(i) = a(i + h) !@ race(a) possible
    end do
  end subroutine
end program
