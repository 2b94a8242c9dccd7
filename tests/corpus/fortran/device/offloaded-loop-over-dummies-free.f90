! Claim: an offloaded loop over dummy arrays of assumed shape needs no clause. Source: OpenMP 5.2 §5.8.1
subroutine work(a, b, s)
  implicit none
  real, intent(in) :: a(:), s
  real, intent(out) :: b(:)
  integer :: i
  !$omp target teams distribute parallel do !@ RACE_FREE
  do i = 1, size(b)
    b(i) = a(i) * s
  end do
end subroutine
