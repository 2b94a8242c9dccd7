! Claim: an atomic capture with acq_rel excludes the others. Source: OpenMP 5.2 §15.8.4
program p
  implicit none
  integer :: i, s, v(100)
  s = 0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 100
    !$omp atomic capture acq_rel
    s = s + i
    v(i) = s
    !$omp end atomic
  end do
  print *, s, maxval(v)
end program p
