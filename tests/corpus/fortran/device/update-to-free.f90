! Claim: what target update brings is there before the region. Source: OpenMP 5.2 §13.9
program p
  implicit none
  integer :: i, v(100)
  v = 1
  !$omp target data map(tofrom: v)
  v(1) = 2
  !$omp target update to(v)
  !$omp target parallel do !@ RACE_FREE
  do i = 1, 100
    v(i) = v(i) + i
  end do
  !$omp end target data
  print *, v(1)
end program p
