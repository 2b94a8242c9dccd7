! Claim: an allocatable array of which the elements only come back is described on the device. Source: OpenMP 5.2 §5.8.3
program p
  implicit none
  integer, parameter :: n = 100
  real, allocatable :: a(:), b(:)
  integer :: i
  real :: t
  allocate (a(n), b(n))
  a = 1
  !$omp target data map(to: a) map(from: b)
  !$omp target teams distribute parallel do private(t) !@ RACE_FREE
  do i = 1, n
    t = a(i)*2
    b(i) = t
  end do
  !$omp end target data
  print *, b(1)
end program
