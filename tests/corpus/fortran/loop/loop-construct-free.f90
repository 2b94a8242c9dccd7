! Claim: the iterations of a loop construct are unordered and have elements of their own. Source: OpenMP 5.2 §11.7
program lp
  implicit none
  integer :: i, j, m(10, 12)
  !$omp parallel !@ RACE_FREE
  !$omp loop collapse(2)
  do j = 1, 12
    do i = 1, 10
      m(i, j) = i - j
    end do
  end do
  !$omp end loop
  !$omp end parallel
  print *, sum(m)
end program lp
