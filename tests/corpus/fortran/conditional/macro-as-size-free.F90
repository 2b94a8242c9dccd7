! Claim: the distance is the length of the loop. Source: semantics.md §10
#define DIST 30
program pp
  implicit none
  integer :: i
  integer :: q(60)
  q = 1
  !$omp parallel do !@ RACE_FREE
  do i = 1, 60 - DIST
    q(i + DIST) = q(i) + 1
  end do
  print *, q(60)
end program pp
