! Claim: the copy of a dummy argument in a target region is shared by the team there. Source: OpenMP 5.2 §5.1.1, §5.8.1
subroutine work(s)
  implicit none
  integer, intent(inout) :: s
  !$omp target parallel num_threads(2) !@ RACE
  s = s + 1 !@ race(s)
  !$omp end target parallel
end subroutine
