! Claim: threads that own rows share cache lines but no element. Source: Fortran 2018 §9.5.3.2; semantics.md §9
program rows
  implicit none
  integer :: i, j
  integer :: g(6, 7)
  !$omp parallel do private(j) !@ RACE_FREE
  do i = 1, 6
    do j = 1, 7
      g(i, j) = i * j
    end do
  end do
  print *, sum(g)
end program rows
