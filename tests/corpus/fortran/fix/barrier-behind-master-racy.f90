! Claim: a barrier behind master is what is missing. Source: OpenMP 5.2 §10.5, §15.3.1
program fix_master
  implicit none
  integer :: i, n, a(30)
  !$omp parallel !@ RACE fix(n: barrier|single)
  !$omp master
  n = 4 !@ race(n)
  !$omp end master
  !$omp do
  do i = 1, 30
    a(i) = n * i !@ race(n)
  end do
  !$omp end do
  !$omp end parallel
  print *, sum(a)
end program fix_master
