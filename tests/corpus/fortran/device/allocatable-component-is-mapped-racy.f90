! Claim: an object is mapped with its allocatable components. Source: OpenMP 5.2 §5.8.3
program p
  implicit none
  type :: vec
    integer :: n
    real, allocatable :: d(:)
  end type
  type(vec) :: a
  allocate(a%d(10))
  !$omp parallel !@ RACE
  !$omp single
  !$omp target enter data map(to: a) nowait !@ race
  a%d(3) = 2 !@ race
  !$omp taskwait
  !$omp end single
  !$omp end parallel
  print *, a%d(1)
end program
