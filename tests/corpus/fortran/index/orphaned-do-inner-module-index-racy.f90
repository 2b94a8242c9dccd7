! Claim: only the associated loop's index is private in an orphaned do; the inner one is a shared module variable. Source: OpenMP 5.2 §5.1.1, §5.1.2
module work_m
  implicit none
  integer :: i, j
  integer :: v(30)
contains
  subroutine fill()
    !$omp do
    do i = 1, 30
      v(i) = 0
      do j = 1, 3 !@ race(j)
        v(i) = v(i) + j !@ race(j)
      end do
    end do
    !$omp end do
  end subroutine fill
end module work_m

program main
  use work_m, only: fill, v
  implicit none
  !$omp parallel !@ RACE
  call fill()
  !$omp end parallel
  print *, sum(v)
end program main
