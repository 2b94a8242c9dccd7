! Claim: what has a device address is accessed there. Source: OpenMP 5.2 §5.4.9
program p
  implicit none
  integer :: i, v(100)
  v = 1
  !$omp target data map(tofrom: v) use_device_addr(v)
  !$omp target parallel do has_device_addr(v) !@ RACE
  do i = 2, 100
    v(i) = v(i) + v(i - 1) !@ race(v)
  end do
  !$omp end target data
  print *, v(1)
end program p
