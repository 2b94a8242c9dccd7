! Claim: default(firstprivate) copies each name; the copies share no storage. Source: OpenMP 5.2 §5.4.1, §5.4.4
program main
  implicit none
  integer :: i, k, m, s(16)
  equivalence (k, m)
  m = 3
  !$omp parallel do default(firstprivate) shared(s) !@ RACE_FREE
  do i = 1, 16
    k = i
    s(i) = k + m
  end do
  print *, sum(s)
end program main
