! Claim: a macro stands for the distance. Source: semantics.md §10
#define DIST 3
program pp
  implicit none
  integer :: i
  integer :: q(60)
  q = 1
  !$omp parallel do !@ RACE
  do i = 1, 60 - DIST
    q(i + DIST) = q(i) + 1 !@ race(q)
  end do
  print *, q(60)
end program pp
