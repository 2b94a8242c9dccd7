! Claim: unseen code may change an argument of any type, which is the distance afterwards. Source: Fortran 2018 §7.3.2.3
program main
  interface
    subroutine library(x)
      class(*) :: x
    end subroutine
    subroutine receive(x)
      type(*) :: x(*)
    end subroutine
  end interface
  real :: a(100)
  integer :: g(1), h, i
  a = 1
  g = 50
  h = 50
  call library(h)
  !$omp parallel do !@ RACE
  do i = 1, 10
    a(i) = a(i + h) !@ race(a) possible
  end do
  call receive(g)
  !$omp parallel do !@ RACE
  do i = 1, 10
    a(i) = a(i + g(1)) !@ race(a) possible
  end do
end program
