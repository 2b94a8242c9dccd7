! Claim: what takes the place of a procedure that calls itself may call itself, too. Source: OpenMP 5.2 §7.5, §7.1
module m
  implicit none
  integer :: total = 0
contains
  recursive subroutine calm(k)
    integer, intent(in) :: k
    !$omp atomic
    total = total + k
    if (k > 0) call calm(k - 1)
  end subroutine
  recursive subroutine racy(k)
    integer, intent(in) :: k
    !$omp declare variant(calm) match(construct={parallel})
    total = total + k
    if (k > 0) call racy(k - 1)
  end subroutine
end module
program p
  use m
  implicit none
  integer :: n
  read *, n
  !$omp parallel !@ RACE_FREE
  call racy(2)
  !$omp end parallel
  call racy(3)
end program
