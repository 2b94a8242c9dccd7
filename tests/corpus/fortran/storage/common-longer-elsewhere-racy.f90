! Claim: a block is as long as its longest declaration. Source: Fortran 2018 §8.10.2.5
program main
  implicit none
  integer :: i, a
  common /blk/ a
  a = 0
  !$omp parallel do !@ RACE
  do i = 1, 8
    call put(i)
  end do
  print *, a
end program main

subroutine put(k)
  implicit none
  integer, intent(in) :: k
  integer :: a, more(3)
  common /blk/ a, more
  more(2) = k !@ race(more)
end subroutine put
