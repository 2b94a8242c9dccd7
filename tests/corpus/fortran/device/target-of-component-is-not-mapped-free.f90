! Claim: an object is mapped without what its pointers lead to. Source: OpenMP 5.2 §5.8.3
program p
  implicit none
  type :: vec
    integer :: n
    real, pointer :: d(:)
  end type
  type(vec) :: a
  allocate(a%d(10))
  !$omp parallel !@ RACE_FREE
  !$omp single
  !$omp target enter data map(to: a) nowait
  a%d(3) = 2
  !$omp taskwait
  !$omp end single
  !$omp end parallel
  print *, a%d(1)
end program
