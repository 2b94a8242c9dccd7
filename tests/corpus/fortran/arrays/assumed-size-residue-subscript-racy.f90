! Claim: residues bring iterations to one element of an array of assumed size. Source: Fortran 2018 §8.5.8.5; semantics.md §1
subroutine scale_one(n, x)
  integer n, i
  real x(*)
!$omp parallel do !@ RACE
  do i = 1, n
    x(1 + mod(i, 5)) = 0.5 * i !@ race(x)
  end do
!$omp end parallel do
end subroutine scale_one
