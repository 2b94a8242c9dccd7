! Claim: the number of threads may be any expression. Source: OpenMP 5.2 §10.1.2
subroutine team(n, k, v)
  implicit none
  integer, intent(in) :: n, k
  integer, intent(inout) :: v(n)
  integer :: i
  !$omp parallel do num_threads(max(1, k / 2)) !@ RACE
  do i = 2, n
    v(i) = v(i - 1) !@ race(v)
  end do
end subroutine team
