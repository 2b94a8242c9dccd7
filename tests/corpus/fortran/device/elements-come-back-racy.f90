! Claim: the elements of an allocatable array come back from the device while another task takes them there. Source: OpenMP 5.2 §5.8.3
program p
  implicit none
  real, allocatable :: a(:)
  integer :: i
  allocate (a(10))
  a = 1
  !$omp target teams distribute parallel do nowait map(tofrom: a) !@ RACE race
  do i = 1, 10
    a(i) = 2 !@ race
  end do
  !$omp target teams distribute parallel do nowait map(tofrom: a) !@ race
  do i = 1, 10
    a(i) = a(i) + 1 !@ race
  end do
  !$omp taskwait
  print *, a(1)
end program
