! Claim: the iteration variable of an associated loop is private even where it is a module variable. Source: OpenMP 5.2 §5.1.1
module work_m
  implicit none
  integer :: i
  integer :: v(30)
contains
  subroutine fill()
    !$omp do
    do i = 1, 30
      v(i) = i
    end do
    !$omp end do
  end subroutine fill
end module work_m

program main
  use work_m, only: fill, v
  implicit none
  !$omp parallel !@ RACE_FREE
  call fill()
  !$omp end parallel
  print *, sum(v)
end program main
