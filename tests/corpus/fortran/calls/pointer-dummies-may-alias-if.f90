! Claim: pointer dummies may have overlapping targets: a condition. Source: Fortran 2018 §15.5.2.13 (4); semantics.md §9
subroutine copy_shifted(n, src, dst)
  implicit none
  integer, intent(in) :: n
  real(8), pointer, intent(in) :: src(:), dst(:)
  integer :: i
  !$omp parallel do !@ RACE_FREE_IF(no-overlap dst src)
  do i = 1, n
    dst(i) = src(i + 1)
  end do
end subroutine copy_shifted
