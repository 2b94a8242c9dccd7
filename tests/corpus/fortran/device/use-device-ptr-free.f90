! Claim: an array that is no C pointer has its address of the device. Source: OpenMP 5.2 §5.4.8
program p
  implicit none
  integer :: i
  integer :: v(100)
  v = 1
  !$omp target data map(tofrom: v) use_device_ptr(v)
  !$omp target parallel do !@ RACE_FREE
  do i = 1, 100
    v(i) = v(i) + i
  end do
  !$omp end target data
  print *, v(1)
end program p
