! Claim: a member of a split block is passed by reference. Source: Fortran 2018 §8.10.2.4, §15.5.2.3
program main
  implicit none
  integer :: i, a(4), b
  common /blk/ a, b
  a = 0; b = 0
  !$omp parallel do !@ RACE
  do i = 1, 8
    call put(b)
  end do
  print *, b > 0
end program main

subroutine put(x)
  implicit none
  integer, intent(inout) :: x
  integer :: w(5)
  common /blk/ w
  x = 1 !@ race
  w(1:4) = 0 !@ race
end subroutine put
