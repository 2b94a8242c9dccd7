! Claim: the branch that the preprocessor takes has the atomic. Source: OpenMP 5.2 §15.8.4
#define SAFE 1
program pp
  implicit none
  integer :: i, hits
  hits = 0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 40
#if SAFE > 0
    !$omp atomic
#endif
    hits = hits + i
  end do
  print *, hits
end program pp
