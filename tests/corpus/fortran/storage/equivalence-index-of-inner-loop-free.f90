! Claim: the index of a sequential loop is private also where its name is of an equivalence. Source: OpenMP 5.2 §5.1.1
program main
  implicit none
  integer :: i, k, other, m(4, 8)
  equivalence (k, other)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 8
    do k = 1, 4
      m(k, i) = k
    end do
  end do
  print *, sum(m)
end program main
