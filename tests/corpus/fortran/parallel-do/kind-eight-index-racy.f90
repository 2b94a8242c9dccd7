! Claim: a loop index of another kind is a loop index. Source: OpenMP 5.2 §4.4.1; semantics.md §10
program wide
  use, intrinsic :: iso_fortran_env, only: int64
  implicit none
  integer(int64) :: i
  integer(int64), parameter :: n = 200_int64
  integer :: q(n)
  q = 1
  !$omp parallel do !@ RACE
  do i = 3_int64, n
    q(i) = q(i - 2_int64) + 1 !@ race(q)
  end do
  print *, q(n)
end program wide
