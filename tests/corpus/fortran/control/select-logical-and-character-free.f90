! Claim: select case of a logical or of characters. Source: Fortran 2018 §11.1.9
program choose
  implicit none
  integer :: i, v(10)
  character(len=1) :: kind(2) = ['a', 'b']
  !$omp parallel do !@ RACE_FREE
  do i = 1, 10
    select case (i > 5)
    case (.true.)
      v(i) = 1
    case (.false.)
      v(i) = -1
    end select
    select case (kind(1 + mod(i, 2)))
    case ('a')
      v(i) = v(i) * 2
    case ('b')
      v(i) = v(i) * 3
    end select
  end do
  print *, v
end program choose
