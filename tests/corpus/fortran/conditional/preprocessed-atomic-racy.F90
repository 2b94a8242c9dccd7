! Claim: a directive in a branch that the preprocessor skips does not exist. Source: OpenMP 5.2 §15.8.4
#define SAFE 0
program pp
  implicit none
  integer :: i, hits
  hits = 0
  !$omp parallel do !@ RACE
  do i = 1, 40
#if SAFE > 0
    !$omp atomic
#endif
    hits = hits + i !@ race(hits)
  end do
  print *, hits
end program pp
