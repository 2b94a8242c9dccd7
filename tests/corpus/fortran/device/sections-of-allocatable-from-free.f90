! Claim: sections of allocatable arrays are mapped, also where they only come back. Source: OpenMP 5.2 §5.8.3
program p
  implicit none
  real, allocatable :: a(:), b(:)
  integer :: i, n
  n = 10
  allocate (a(n), b(n))
  a = 1
  !$omp target teams distribute parallel do nowait depend(inout: a(1)) map(to: a(1:n)) map(from: b(1:n)) !@ RACE_FREE
  do i = 1, n
    b(i) = a(i)
  end do
  !$omp target teams distribute parallel do nowait depend(inout: a(1)) map(tofrom: a(1:n))
  do i = 1, n
    a(i) = a(i) + 1
  end do
  !$omp taskwait
  print *, a(1), b(1)
end program
