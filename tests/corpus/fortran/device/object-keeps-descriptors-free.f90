! Claim: what describes the components of an object does not come back from the device with it. Source: OpenMP 5.2 §5.8.3
program p
  implicit none
  type :: cell
    real, allocatable :: d(:)
    integer :: n
  end type
  type(cell) :: c
  integer :: i
  allocate (c%d(20))
  c%n = 20
  !$omp target teams distribute parallel do nowait depend(inout: c) map(tofrom: c) !@ RACE_FREE
  do i = 1, 20
    c%d(i) = i
  end do
  !$omp target teams distribute parallel do nowait depend(inout: c) map(tofrom: c)
  do i = 1, 20
    c%d(i) = c%d(i) + 1
  end do
  !$omp taskwait
  print *, c%d(20)
end program
