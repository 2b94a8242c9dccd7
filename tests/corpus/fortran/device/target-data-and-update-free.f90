! Claim: inside of target data the host reads what target update has brought. Source: OpenMP 5.2 §13.5, §13.9
program tdu
  implicit none
  integer :: i, a(24)
  a = 1
  !$omp target data map(tofrom: a)
  !$omp target teams distribute parallel do !@ RACE_FREE
  do i = 1, 24
    a(i) = a(i) + i
  end do
  !$omp end target teams distribute parallel do
  !$omp target update from(a)
  !$omp end target data
  print *, sum(a)
end program tdu
