! Claim: the loop in a called procedure is not lexically in the region, so an index of the module is shared.
! Source: OpenMP 5.2 §5.1.2; Fortran 2018 §8.5.16
module counters
  implicit none
  integer :: k
contains
  subroutine zero(row)
    integer, intent(out) :: row(4)
    do k = 1, 4 !@ race(k)
      row(k) = 0 !@ race(k) race(row) possible
    end do
  end subroutine zero
end module counters

program main
  use counters
  implicit none
  integer :: i, table(4, 10)
  table = 1
  !$omp parallel do !@ RACE
  do i = 1, 10
    call zero(table(:, i))
  end do
  print *, sum(table)
end program main
