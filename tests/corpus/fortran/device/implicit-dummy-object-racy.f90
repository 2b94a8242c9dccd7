! Claim: a dummy object that no clause maps is mapped with all of its components. Source: OpenMP 5.2 §5.8.1
module m
  type t
    integer :: n
    integer, allocatable :: a(:)
    integer, pointer :: p(:)
  end type
contains
subroutine work(x)
  implicit none
  type(t), intent(inout) :: x
  !$omp parallel !@ RACE
  !$omp single
  !$omp target nowait !@ race
  x%n = 1
  !$omp end target
  x%n = 2 !@ race
  !$omp end single
  !$omp end parallel
end subroutine
end module
