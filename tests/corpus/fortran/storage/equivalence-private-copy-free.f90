! Claim: a private copy of one name of a storage is apart from it. Source: OpenMP 5.2 §5.4, §5.4.3
program main
  implicit none
  integer :: i, k, m, s(16)
  equivalence (k, m)
  m = 3
  !$omp parallel do private(k) !@ RACE_FREE
  do i = 1, 16
    k = i
    s(i) = k + m
  end do
  print *, sum(s)
end program main
