! Claim: an adjoint sweep counts its time steps down, each with a region of its own. Source: Fortran 2018 §11.1.7.4.1; semantics.md §4
subroutine adjoint(nt, n, lam, tape)
  implicit none
  integer, intent(in) :: nt, n
  real, intent(inout) :: lam(n)
  real, intent(in) :: tape(n, nt)
  integer :: t, i
  do t = nt, 1, -1
    !$omp parallel do !@ RACE_FREE
    do i = 1, n
      lam(i) = lam(i) * tape(i, t)
    end do
  end do
end subroutine adjoint
