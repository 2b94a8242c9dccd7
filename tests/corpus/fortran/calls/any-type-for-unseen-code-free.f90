! Claim: unseen code that gets an argument of any type does not change another variable. Source: Fortran 2018 §7.3.2.3
program main
  interface
    subroutine library(x)
      class(*) :: x
    end subroutine
  end interface
  real :: a(100)
  integer :: g, h, i
  a = 1
  g = 1
  h = 50
  call library(g)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 10
    a(i) = a(i + h)
  end do
end program
