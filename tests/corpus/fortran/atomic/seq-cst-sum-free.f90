! Claim: an atomic update with seq_cst excludes the others. Source: OpenMP 5.2 §15.8.4
program p
  implicit none
  integer :: i, s
  s = 0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 100
    !$omp atomic update seq_cst
    s = s + i
  end do
  print *, s
end program p
