! Claim: an object that no clause maps is mapped with its allocatable components. Source: OpenMP 5.2 §5.8.1, §5.8.3
program p
  implicit none
  type t
    integer :: n
    integer, allocatable :: a(:)
  end type
  type(t), target :: x
  integer, pointer :: q(:)
  allocate(x%a(10))
  x%a = 0
  q => x%a
  !$omp parallel !@ RACE
  !$omp single
  !$omp target nowait !@ race
  x%n = 1
  !$omp end target
  q(5) = 2 !@ race
  !$omp end single
  !$omp end parallel
  print *, x%a(5)
end program
