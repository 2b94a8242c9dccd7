! Claim: a pointer may be in a common block; its target is apart. Source: Fortran 2018 §8.10.2.1
program main
  implicit none
  integer, target :: t(10)
  integer, pointer :: p(:)
  integer :: i, s(10)
  common /blk/ p, i
  save /blk/
  t = 1
  p => t
  !$omp parallel do !@ RACE_FREE
  do i = 1, 10
    s(i) = p(i)
  end do
  print *, sum(s)
end program main
