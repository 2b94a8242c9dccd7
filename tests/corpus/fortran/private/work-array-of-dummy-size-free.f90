! Claim: an automatic array may be private. Source: OpenMP 5.2 §5.4.3; Fortran 2018 §8.5.8.2
subroutine prefix_rows(m, n, g)
  implicit none
  integer, intent(in) :: m, n
  integer, intent(inout) :: g(m, n)
  integer :: work(m), i, k
  !$omp parallel do private(work, k) shared(g, m, n) default(none) !@ RACE_FREE
  do i = 1, n
    work(1) = g(1, i)
    do k = 2, m
      work(k) = work(k-1) + g(k, i)
    end do
    g(:, i) = work
  end do
end subroutine prefix_rows
