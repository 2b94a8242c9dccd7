! Claim: the same words may mean other bounds: what is behind the array moves. Source: Fortran 2018 §8.10.2.4
program main
  implicit none
  integer, parameter :: n = 4
  integer :: i, a(n), b
  common /blk/ a, b
  a = 0
  b = 0
  !$omp parallel do !@ RACE
  do i = 1, 4
    a(i) = i !@ race
    call put()
  end do
  print *, b
end program main

subroutine put()
  implicit none
  integer, parameter :: n = 2
  integer :: a(n), b
  common /blk/ a, b
  b = 7 !@ race
end subroutine put
