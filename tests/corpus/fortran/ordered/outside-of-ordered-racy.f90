! Claim: what follows the ordered region in an iteration is not ordered with the next iteration. Source: OpenMP 5.2 §15.10.2; semantics.md §6
program append
  implicit none
  integer :: i, n, list(20)
  n = 0
  list = 0
  !$omp parallel do ordered !@ RACE
  do i = 1, 20
    !$omp ordered
    n = n + 1 !@ race(n)
    !$omp end ordered
    list(i) = n !@ race(n)
  end do
  !$omp end parallel do
  print *, n
end program append
