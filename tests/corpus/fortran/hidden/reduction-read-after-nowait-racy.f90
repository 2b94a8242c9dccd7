! Claim: what a declared reduction combines is not there before the barrier. Source: OpenMP 5.2 §5.5.5
program main
  implicit none
  type :: acc
    integer :: n = 0
  end type acc
  !$omp declare reduction(sum_up : acc : omp_out%n = omp_out%n + omp_in%n)
  type(acc) :: a
  integer :: i, x
  x = 0
  !$omp parallel !@ RACE
  !$omp do reduction(sum_up : a) !@ race
  do i = 1, 10
    a%n = a%n + i
  end do
  !$omp end do nowait
  if (a%n > 3) then !@ race
    !$omp atomic
    x = x + 1
  end if
  !$omp end parallel
  print *, a%n
end program main
