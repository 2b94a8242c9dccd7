! Claim: a local index of the called procedure is a new variable for each call. Source: OpenMP 5.2 §5.1.2
module rows
  implicit none
contains
  subroutine zero(row)
    integer, intent(out) :: row(4)
    integer :: k
    do k = 1, 4
      row(k) = 0
    end do
  end subroutine zero
end module rows

program main
  use rows
  implicit none
  integer :: i, table(4, 10)
  table = 1
  !$omp parallel do !@ RACE_FREE
  do i = 1, 10
    call zero(table(:, i))
  end do
  print *, sum(table)
end program main
