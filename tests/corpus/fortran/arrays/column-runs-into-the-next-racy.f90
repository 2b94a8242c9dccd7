! Claim: the element behind the last one of a column is the first one of the next. Source: Fortran 2018 §9.5.3.2 (array element order). Output: undefined
program run_over
  implicit none
  integer :: i, j, m
  integer :: g(4, 10)
  g = 0
  m = 5
  !$omp parallel do private(i) !@ RACE
  do j = 1, 9
    do i = 1, m
      g(i, j) = j !@ race(g)
    end do
  end do
  print *, sum(g)
end program run_over
