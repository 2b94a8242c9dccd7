! Claim: where copies are allocated changes no access. Source: OpenMP 5.2 §6.6
program p
  implicit none
  integer :: i, t, v(100)
  v = 1
  !$omp parallel do private(t) allocate(t) !@ RACE_FREE
  do i = 1, 100
    t = v(i)
    v(i) = t + 1
  end do
  print *, v(1)
end program p
