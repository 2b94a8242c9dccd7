! Claim: what describes an allocatable array does not come back from the device: the program may read it. Source: OpenMP 5.2 §5.8.3
program p
  implicit none
  real, allocatable :: a(:)
  integer :: i
  allocate (a(10))
  a = 1
  !$omp target teams distribute parallel do nowait depend(inout: a) map(tofrom: a) !@ RACE_FREE
  do i = 1, 10
    a(i) = 2
  end do
  !$omp target teams distribute parallel do nowait depend(inout: a) map(tofrom: a)
  do i = 1, 10
    a(i) = a(i) + 1
  end do
  !$omp taskwait
  print *, a(1)
end program
