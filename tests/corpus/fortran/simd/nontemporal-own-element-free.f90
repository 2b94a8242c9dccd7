! Claim: nontemporal changes no access. Source: OpenMP 5.2 §10.4.1
program p
  implicit none
  integer :: i, v(100)
  v = 1
  !$omp simd nontemporal(v) !@ RACE_FREE
  do i = 1, 100
    v(i) = v(i) + i
  end do
  print *, v(1)
end program p
