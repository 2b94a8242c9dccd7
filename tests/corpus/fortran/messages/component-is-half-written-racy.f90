! Claim: a component that is written in part costs the region behind the type nothing. Source: Fortran 2018 §6.3.2. This is bad input.
subroutine s(x)
  implicit none
  type t
    integer :: c
    type(t :: next !@ message(syntax)
  end type t
  integer, intent(inout) :: x
  !$omp parallel !@ RACE
  !$omp single
  !$omp task shared(x)
  x = x + 1 !@ race(x)
  !$omp end task
  x = x + 1 !@ race(x)
  !$omp end single
  !$omp end parallel
end subroutine s
