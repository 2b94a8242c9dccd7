! Claim: threads that own columns of a matrix do not meet. Source: Fortran 2018 §9.5.3.2
program columns
  implicit none
  integer :: i, j
  integer :: g(4, 10)
  !$omp parallel do private(i) !@ RACE_FREE
  do j = 1, 10
    do i = 1, 4
      g(i, j) = j
    end do
  end do
  print *, sum(g)
end program columns
