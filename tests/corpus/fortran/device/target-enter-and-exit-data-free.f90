! Claim: what enters a device data environment is used there. Source: OpenMP 5.2 §13.6
program p
  implicit none
  integer :: i, v(100)
  v = 1
  !$omp target enter data map(to: v)
  !$omp target parallel do !@ RACE_FREE
  do i = 1, 100
    v(i) = v(i) + 1
  end do
  !$omp target exit data map(from: v)
  print *, v(1)
end program
